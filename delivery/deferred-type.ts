/** No browser runs a script of this type; the boot script looks for it. */
export const deferredType = "text/x-deferred";
