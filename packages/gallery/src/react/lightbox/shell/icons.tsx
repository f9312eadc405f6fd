import { Icon } from './Icon'

export const CloseIcon = () => <Icon path="M18 6 6 18M6 6l12 12" />
export const PreviousIcon = () => <Icon path="m15 18-6-6 6-6" />
export const NextIcon = () => <Icon path="m9 18 6-6-6-6" />
export const DetailsIcon = () => (
  <Icon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01" />
)
export const DownloadIcon = () => <Icon path="M12 4v11M8 11l4 4 4-4M5 19h14" />
