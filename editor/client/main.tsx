import { createRoot } from "react-dom/client";
import { Editor } from "./editor.tsx";
import "./editor.css";

const container = document.getElementById("editor");
if (container) createRoot(container).render(<Editor />);
