import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

type ClientFile = { type: string; data: string | Uint8Array };

const document = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content editor</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/edit/editor.css">
</head>
<body>
<div id="editor"></div>
<script type="module" src="/edit/editor.js"></script>
</body>
</html>
`;

/** Bundled when it is first opened: as modules of the dev server it would be reloaded after each save. */
export function buildClient(root: string): () => Promise<ReadonlyMap<string, ClientFile>> {
  let files: Promise<ReadonlyMap<string, ClientFile>> | undefined;
  return () => {
    files ??= bundle(root);
    return files;
  };
}

async function bundle(root: string): Promise<ReadonlyMap<string, ClientFile>> {
  const built = await build({
    configFile: false,
    root,
    mode: "development",
    logLevel: "error",
    plugins: [tailwindcss()],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: "editor/client/main.tsx",
        output: { entryFileNames: "editor.js", assetFileNames: "editor[extname]", codeSplitting: false },
      },
    },
  });
  const output = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return new Map([
    ["/", { type: "text/html; charset=utf-8", data: document }],
    ...output.map((file): [string, ClientFile] =>
      file.type === "chunk"
        ? [`/${file.fileName}`, { type: "text/javascript", data: file.code }]
        : [`/${file.fileName}`, { type: "text/css", data: file.source }],
    ),
  ]);
}
