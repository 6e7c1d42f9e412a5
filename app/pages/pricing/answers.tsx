import { Plus } from "lucide";
import { memo, useLayoutEffect } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Paragraphs } from "#app/ui/prose.tsx";
import { TabPanel } from "#app/ui/tab-panel.tsx";
import type { Faq } from "#content/faq/schema.ts";
import { faqTab } from "./estimator-state.ts";

type Props = {
  faq: readonly Faq[];
  open: boolean;
  onOpen: (id: string) => void;
  /** The answer that the fragment names. */
  answer: string | undefined;
  onLink: (id: string) => void;
};

/** Native details elements, which find-in-page opens by itself. A link to one opens it too. */
export const Answers = memo(function Answers({ faq, open, onOpen, answer, onLink }: Props) {
  useLayoutEffect(() => {
    const details = answer && document.getElementById(answer);
    if (!(details instanceof HTMLDetailsElement)) return;
    details.open = true;
    details.scrollIntoView();
    details.querySelector("summary")?.focus({ preventScroll: true });
  }, [answer]);

  return (
    <TabPanel id={faqTab} selected={open} onSelect={onOpen}>
      <h2 className="type-h2">FAQ</h2>
      <div className="mt-8 border-line-strong max-lg:border-b lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-10">
        {halvesOf(faq).map((half) => (
          <div key={half[0]?.id} className="border-line-strong lg:border-b">
            {half.map(({ id, question, answer }) => (
              <details key={id} id={id} className="group/answer border-t border-line-strong">
                <summary className="flex cursor-pointer list-none items-start justify-between gap-4 py-5 type-h3 [&::-webkit-details-marker]:hidden">
                  {question}
                  <Icon
                    shape={Plus}
                    className="mt-0.5 shrink-0 transition-transform group-open/answer:rotate-45 motion-reduce:transition-none"
                  />
                </summary>
                <div className="-mt-4 pb-6 print:mt-0">
                  <Paragraphs paragraphs={answer} />
                  <a
                    href={`?tab=${faqTab}#${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onLink(id);
                    }}
                    className="screen-only mt-3 inline-flex min-h-6 items-center type-small text-link"
                  >
                    Link to this answer
                  </a>
                </div>
              </details>
            ))}
          </div>
        ))}
      </div>
    </TabPanel>
  );
});

/** One for each column: an opened answer moves only what is below it. */
function halvesOf(faq: readonly Faq[]) {
  const middle = Math.ceil(faq.length / 2);
  return [faq.slice(0, middle), faq.slice(middle)].filter((half) => half.length > 0);
}
