/** Media query of pages whose menu is a panel. */
export const PANEL_QUERY = '(width < 48rem)'
