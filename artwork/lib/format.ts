/** 321175 → "3,21,175": digits grouped by lakh and crore, without a currency sign. */
export function lakh(value: number, decimals = 0): string {
  return value.toLocaleString("en-IN", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** "₹3,21,175", with a true minus sign before the currency where there is a loss. */
export function inr(value: number, decimals = 0): string {
  return `${value < 0 ? "−" : ""}₹${lakh(Math.abs(value), decimals)}`;
}

/** "+29.00" or "−1.42", grouped by lakh. */
export function signed(value: number, decimals = 2): string {
  return (value < 0 ? "−" : "+") + lakh(Math.abs(value), decimals);
}

/** 1234567 → "1,234,567": digits grouped by thousand. */
export function thousands(value: number, decimals = 0): string {
  return value.toLocaleString("en-GB", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Seconds since midnight → "14:42:07". */
export function clock(seconds: number): string {
  return [seconds / 3600, (seconds % 3600) / 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");
}
