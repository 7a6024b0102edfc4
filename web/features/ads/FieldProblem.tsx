type FieldProblemProps = { id: string; problem: string | undefined };

/** What is wrong with a group of controls, said when it appears. */
export function FieldProblem({ id, problem }: FieldProblemProps) {
  if (problem === undefined) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 text-sm text-danger">
      {problem}
    </p>
  );
}
