export function SkipLink() {
  return (
    <a
      href="#main"
      className="screen-only fixed top-2 left-2 z-50 -translate-y-20 rounded bg-ink px-4 py-3 font-semibold text-white focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
