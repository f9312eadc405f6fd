/** Downloads the audit log as CSV. */
export const ExportLink = () => (
  <p>
    <a href="/api/audit-log/export" download>
      Export as CSV
    </a>
  </p>
)
