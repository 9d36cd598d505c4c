/** Several sentences in one toast, each on its own line. */
export const toastLines = (lines: readonly string[]) => (
  <>
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </>
);
