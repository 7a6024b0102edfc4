/** The badge of a member whose identity was checked (PRODUCT.md, "Settled"). */
export function VerifiedBadge() {
  return (
    <svg role="img" viewBox="0 0 24 24" className="size-4.5 shrink-0 text-ember">
      <title>Verificado</title>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="m12 1.5 2.6 2 3.3-.2 1 3.1 2.7 1.9-1.1 3.1 1.1 3.1-2.7 1.9-1 3.1-3.3-.2-2.6 2-2.6-2-3.3.2-1-3.1-2.7-1.9 1.1-3.1-1.1-3.1 2.7-1.9 1-3.1 3.3.2 2.6-2Zm-1.2 13.8 5.6-5.6-1.5-1.5-4.1 4.1-1.8-1.8-1.5 1.5 3.3 3.3Z"
      />
    </svg>
  );
}
