/** The badge 'Patrocinado', which marks ads and profiles with a paid highlight (PRODUCT.md). */
export function SponsoredBadge() {
  return (
    <span className="shrink-0 rounded-full border border-line px-2 py-0.5 text-xs font-medium text-ink-soft">
      Patrocinado
    </span>
  );
}
