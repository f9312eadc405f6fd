/** Recovery codes to write down, or to download. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <>
    <ul className="tessera-people__codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <a
      href={`data:text/plain,${encodeURIComponent(codes.join('\n') + '\n')}`}
      download="recovery-codes.txt"
    >
      Download them
    </a>
  </>
)
