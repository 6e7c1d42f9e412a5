declare const __DEFERRED_LAYOUT__: boolean;
declare const __DEFERRED_PICTURES__: boolean;
declare const __PREFETCH__: boolean;

/** https://wicg.github.io/netinfo/, in Chromium only. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
