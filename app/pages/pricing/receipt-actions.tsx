import { Download, type IconNode, Link as LinkIcon, Printer, Share2 } from "lucide";
import { memo } from "react";
import { useNavigate } from "react-router";
import { prefillContactForm } from "#app/lib/contact-prefill.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast-queue.ts";
import { downloadFile } from "./download-file.ts";
import { csvName, csvOf, type EstimateDocument, messageOf, subjectOf } from "./estimate-text.ts";

type Props = {
  tab: string;
  document: EstimateDocument;
  /** Closes the receipt on small screens, where it covers notifications. */
  onDone: () => void;
};

/** Send, copy, share, print and download. Rendered only with a selection, so never prerendered. */
export const ReceiptActions = memo(function ReceiptActions({ tab, document, onDone }: Props) {
  const navigate = useNavigate();
  const canShare = "share" in navigator;

  async function copyLink() {
    onDone();
    try {
      await navigator.clipboard.writeText(document.link);
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
    navigator.share({ title: subjectOf(document), url: document.link }).catch(() => {});
  }

  function print() {
    onDone();
    window.print();
  }

  function download() {
    const today = new Date();
    downloadFile(csvName(tab, today), "text/csv", csvOf(document, today));
  }

  function send() {
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
