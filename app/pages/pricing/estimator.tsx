import { useEffect, useMemo, useRef } from "react";
import { TabList } from "#app/ui/tab-list.tsx";
import { TabPanel } from "#app/ui/tab-panel.tsx";
import type { Calculator } from "#content/calculator/schema.ts";
import type { Faq } from "#content/faq/schema.ts";
import { Answers } from "./answers.tsx";
import { CalculatorPanel } from "./calculator-panel.tsx";
import { CustomQuote } from "./custom-quote.tsx";
import { estimateOf, optionsOf } from "./estimate.ts";
import { documentOf } from "./estimate-document.ts";
import { faqTab, quoteTab } from "./estimator-state.ts";
import { Receipt } from "./receipt.tsx";
import { ReceiptBar } from "./receipt-bar.tsx";
import { TotalAnnouncer } from "./total-announcer.tsx";
import { useEstimator } from "./use-estimator.ts";

const none: readonly string[] = [];

/** The tabs, and the receipt beside those that are calculators. */
export function Estimator({ calculators, faq }: { calculators: readonly Calculator[]; faq: readonly Faq[] }) {
  const answerIds = useMemo(() => faq.map(({ id }) => id), [faq]);
  const { state, store, openTab, openAnswer, toggle, add, reset } = useEstimator(calculators, answerIds);
  const area = useRef<HTMLDivElement>(null);
  const tab = state?.tab ?? calculators[0]?.id ?? quoteTab;
  const selectedOn = (id: string) => state?.selections[id] ?? none;
  const calculator = calculators.find(({ id }) => id === tab);
  const estimate = calculator && estimateOf(calculator, selectedOn(tab));

  // A box that was ticked before hydration counts too; boxes are in the order of the options.
  useEffect(() => {
    const options = calculators.flatMap(optionsOf);
    const boxes = area.current?.querySelectorAll<HTMLInputElement>("input") ?? [];
    add([...boxes].flatMap(({ checked }, index) => (checked ? (options[index]?.id ?? []) : [])));
  }, [add, calculators]);

  const tabs = [
    ...calculators.map(({ id, title }) => ({ id, label: title, mark: markOf(selectedOn(id).length) })),
    ...(faq.length > 0 ? [{ id: faqTab, label: "FAQ" }] : []),
    { id: quoteTab, label: "Need a Custom Quote" },
  ];

  return (
    <div ref={area}>
      <TabList
        label="Pricing"
        tabs={tabs}
        selected={tab}
        onSelect={openTab}
        className="page-width grid two-columns md:grid-cols-3 lg:flex"
      />
      <div className="border-t border-line bg-fog print:border-0 print:bg-white">
        <div className="page-width min-h-[75dvh] pt-10 pb-14 md:pt-14 md:pb-20 print:min-h-0 print:w-full print:p-0 lg:grid lg:grid-cols-12 lg:gap-x-10">
          <div className={calculator ? "noscript:space-y-16 lg:col-span-7" : "lg:col-span-12"}>
            {calculators.map((calculator) => (
              <CalculatorPanel
                key={calculator.id}
                calculator={calculator}
                open={calculator.id === tab}
                onOpen={openTab}
                store={store}
                onToggle={toggle}
              />
            ))}
            {faq.length > 0 && (
              <Answers
                faq={faq}
                open={tab === faqTab}
                onOpen={openTab}
                answer={state?.answer}
                onLink={openAnswer}
              />
            )}
            <TabPanel id={quoteTab} selected={tab === quoteTab} onSelect={openTab}>
              <CustomQuote />
            </TabPanel>
          </div>
          {estimate && (
            <div className="isolate lg:col-span-5 noscript:hidden">
              <Receipt
                calculator={calculator}
                store={store}
                document={
                  state ? documentOf(calculator, state) : { title: calculator.title, estimate, link: "" }
                }
                onReset={reset}
                rangeAnswer={faq.find(({ explainsEstimate }) => explainsEstimate)?.id}
                onOpenAnswer={openAnswer}
              />
            </div>
          )}
        </div>
        {calculator && <ReceiptBar calculator={calculator} store={store} />}
        {estimate && <TotalAnnouncer estimate={estimate} />}
      </div>
      {tab !== quoteTab && (
        <section className="isolate screen-only on-dark bg-hooghly-deep py-16 text-white md:py-24 noscript:hidden">
          <div className="page-width">
            <CustomQuote />
          </div>
        </section>
      )}
    </div>
  );
}

function markOf(count: number) {
  return count > 0 ? `${count} selected` : undefined;
}
