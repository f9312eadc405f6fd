/** Field for a code of an app, or a recovery code. */
export const CodeField = ({ hint }: { readonly hint?: string }) => (
  <label>
    Code
    <input
      className="tessera-input"
      name="code"
      type="text"
      required
      maxLength={40}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      // Moves the focus of a keyboard and of a screen reader to what is asked for next.
      autoFocus
    />
    {hint && <small>{hint}</small>}
  </label>
)
