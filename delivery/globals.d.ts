declare const __DEFERRED_LAYOUT__: boolean;

/** https://wicg.github.io/netinfo/, in Chromium only. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
