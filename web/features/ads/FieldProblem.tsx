type FieldProblemProps = { id: string; problem: string | undefined };

/** The error message of a group of form controls. Screen readers announce it when it appears. */
export function FieldProblem({ id, problem }: FieldProblemProps) {
  if (problem === undefined) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 text-sm text-danger">
      {problem}
    </p>
  );
}
