/** Several sentences of one toast, each on a line of its own. */
export const toastLines = (lines: readonly string[]) => (
  <>
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </>
);
