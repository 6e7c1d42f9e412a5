/** Whether the deferred layout is enabled; put in when the boot script is compiled. */
declare const __DEFERRED_LAYOUT__: boolean;
