import { siGithub, siInstagram, siX } from "simple-icons";

/** LinkedIn asks not to be in icon sets; its letters are drawn here by hand. */
const paths = {
  github: siGithub.path,
  instagram: siInstagram.path,
  x: siX.path,
  linkedin:
    "M2 8.5h4.2V22H2zM4.1 2a2.4 2.4 0 1 1 0 4.9 2.4 2.4 0 0 1 0-4.9zM9 8.5h4v1.9c.7-1.2 2.1-2.2 4.1-2.2 4 0 4.9 2.6 4.9 6.1V22h-4.2v-6.9c0-1.7-.2-3.3-2.2-3.3-2 0-2.4 1.6-2.4 3.2v7H9z",
};

export function SocialIcon({ icon }: { icon: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={paths[icon]} />
    </svg>
  );
}
