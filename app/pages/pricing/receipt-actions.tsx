import { Download, type IconNode, Link as LinkIcon, Printer, Share2 } from "lucide";
import { memo } from "react";
import { useNavigate } from "react-router";
import { prefillContactForm } from "#app/lib/contact-prefill.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast-queue.ts";
import { countEvent } from "#app/visits/count-event.ts";
import type { Calculator } from "#content/calculator/schema.ts";
import { downloadFile } from "./download-file.ts";
import { documentOf } from "./estimate-document.ts";
import { csvName, csvOf, messageOf, subjectOf } from "./estimate-text.ts";
import type { EstimatorStore } from "./estimator-store.ts";

type Props = {
  calculator: Calculator;
  store: EstimatorStore;
  /** Closes the receipt on small screens, where it covers notifications. */
  onDone: () => void;
};

/** Send, copy, share, print and download. Rendered only with a selection, so never prerendered. */
export const ReceiptActions = memo(function ReceiptActions({ calculator, store, onDone }: Props) {
  const navigate = useNavigate();
  const canShare = "share" in navigator;
  /** Read at the click: the last toggle may not have been rendered yet. */
  const read = () => documentOf(calculator, store.get());

  async function copyLink() {
    onDone();
    try {
      await navigator.clipboard.writeText(read().link);
      if (__COUNTS_VISITS__) countEvent("Estimate shared");
      showToast({ title: "Link copied", description: "Anyone who opens it sees this estimate." });
    } catch {
      showToast({
        title: "Link not copied",
        description: "The browser did not allow it. The link is in its address bar.",
        variant: "destructive",
      });
    }
  }

  /** A rejection means that the visitor closed the share dialog. */
  function share() {
    const document = read();
    navigator.share({ title: subjectOf(document), url: document.link }).then(
      () => __COUNTS_VISITS__ && countEvent("Estimate shared"),
      () => {},
    );
  }

  function print() {
    onDone();
    window.print();
  }

  function download() {
    const today = new Date();
    downloadFile(csvName(calculator.id, today), "text/csv", csvOf(read(), today));
  }

  function send() {
    const document = read();
    prefillContactForm({ subject: subjectOf(document), message: messageOf(document) });
    navigate("/contact");
  }

  return (
    <div className="mt-4 screen-only">
      <Button onClick={send} className="w-full">
        Send this estimate
      </Button>
      <div className="-mx-2 mt-2 flex flex-wrap">
        <Action icon={LinkIcon} label="Copy link" onClick={copyLink} />
        {canShare && <Action icon={Share2} label="Share" onClick={share} />}
        <Action icon={Printer} label="Print" onClick={print} />
        <Action icon={Download} label="Download as CSV" onClick={download} />
      </div>
    </div>
  );
});

function Action({ icon, label, onClick }: { icon: IconNode; label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" onClick={onClick}>
      <Icon shape={icon} className="size-4" />
      {label}
    </Button>
  );
}
