import { useEffect, useState } from "react";

/** What went wrong without anybody expecting it: nothing fails in silence. */
export function useFault() {
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    function onRejection({ reason }: PromiseRejectionEvent) {
      setFault(reason instanceof Error ? reason.message : String(reason));
    }
    addEventListener("unhandledrejection", onRejection);
    return () => removeEventListener("unhandledrejection", onRejection);
  }, []);
  return { fault, dismiss: () => setFault(undefined) };
}
