import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useClientValue } from "#app/lib/use-client-value.ts";
import {
  type ListChoices,
  type ListState,
  longestQuery,
  parseListState,
  writeListState,
} from "./list-state.ts";

/** The address follows a visitor who types with this delay: browsers allow only so many changes of it. */
const addressDelayMs = 300;

/**
 * The state of a list, kept in the address. The prerendered page knows no address, so React takes it over in the
 * default state and turns to the real one in the same breath. What is chosen or typed counts at once and reaches
 * the address a moment later, because the router renders the whole document for each change of it.
 */
export function useListState(choices: ListChoices) {
  const [params, setParams] = useSearchParams();
  // Where the address asks for nothing, the list is right as it is and React need not go through it again.
  const asked = useClientValue(() => params.toString(), "");
  const parsed = useMemo(() => parseListState(new URLSearchParams(asked), choices), [asked, choices]);
  const [chosen, setChosen] = useState<{ state: ListState; over: URLSearchParams }>();
  const inAddress = chosen?.over === params ? chosen.state : parsed;
  /** `over` holds the searches in the address that this text takes the place of. */
  const [typed, setTyped] = useState<{ text: string; over: readonly string[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const query = typed?.over.includes(inAddress.query) ? typed.text : inAddress.query;
  const state: ListState = query === inAddress.query ? inAddress : { ...inAddress, query, depth: 1 };

  function write(next: ListState, replace: boolean) {
    clearTimeout(timer.current);
    setParams(writeListState(next, choices), { replace, preventScrollReset: true });
  }

  return {
    state,
    /** A new choice starts again at page 1 and is a step in the history. */
    choose(patch: Partial<Omit<ListState, "depth">>) {
      const next = { ...state, ...patch, depth: 1 };
      setTyped(undefined);
      setChosen({ state: next, over: params });
      clearTimeout(timer.current);
      timer.current = setTimeout(write, 0, next, false);
    },
    type(text: string) {
      const cut = text.slice(0, longestQuery);
      const over = [...(typed?.over ?? []), inAddress.query];
      setTyped({ text: cut, over });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setTyped({ text: cut, over: [...over, cut] });
        write({ ...inAddress, query: cut, depth: 1 }, true);
      }, addressDelayMs);
    },
    /** Brings the address up to date before the visitor leaves the search field. */
    settle() {
      if (query !== inAddress.query) write(state, true);
    },
    deepen(depth: number) {
      write({ ...state, depth }, true);
    },
  };
}
