/** Corrects roles, heading levels and hidden controls of Payload 3.90 that axe reports. */
export function correctRoles(root: ParentNode): void {
  for (const wrap of root.querySelectorAll('.template-default__wrap')) markMain(wrap)
  for (const header of root.querySelectorAll('.doc-header')) {
    header.role = 'region'
    header.ariaLabel = 'Document'
  }
  // Lists have a header within `main`, which is no banner.
  for (const header of root.querySelectorAll('.list-header')) header.role = 'presentation'
  for (const banner of root.querySelectorAll('.app-header')) banner.ariaLabel = 'Administration'
  // A list whose children are links.
  for (const tabs of root.querySelectorAll('.doc-tabs__tabs')) tabs.role = 'presentation'
  // Below the title, which is of the first level.
  for (const heading of root.querySelectorAll('h3:has(> .field-label)')) heading.ariaLevel = '2'
  // Hidden from screen readers, but not from Tab. The arrow keys open the menu.
  for (const arrow of root.querySelectorAll<HTMLElement>('.dropdown-indicator[aria-hidden]'))
    arrow.tabIndex = -1
  for (const button of root.querySelectorAll('.clear-indicator[aria-hidden]'))
    button.ariaHidden = null
  // Its name is beside it.
  for (const image of root.querySelectorAll<HTMLImageElement>(
    '.LexicalEditorTheme__upload img:not([alt])',
  ))
    image.alt = ''
}

/** Forms have a `main`; lists, the dashboard and our own screens have none. */
function markMain(wrap: Element) {
  const marked = wrap.querySelector(':scope > [role=main]')
  if (wrap.querySelector('main')) {
    if (marked) marked.role = null
  } else if (!marked) {
    const content = wrap.querySelector(':scope > :not(.app-header)')
    if (content) content.role = 'main'
  }
}
