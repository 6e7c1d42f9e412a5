import { type ComponentType, useState } from "react";

/** A component that is not part of the first load: undefined until `load` has been called and has succeeded. */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  return {
    Component,
    async load() {
      const loaded = await load();
      setComponent(() => loaded);
    },
    /** A failure is ignored: `load` tries again. */
    prefetch: () => void load().catch(() => {}),
  };
}
