import { Icon } from '../shell/Icon'

/* A file of its own, so that these icons are loaded with the tools. */
export const PlayIcon = () => <Icon path="m7 5 12 7-12 7z" />
export const PauseIcon = () => <Icon path="M8 5v14M16 5v14" />
export const FullSizeIcon = () => (
  <Icon path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4 4M8 11h6M11 8v6" />
)
export const FitIcon = () => <Icon path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4 4M8 11h6" />
export const FullScreenIcon = () => <Icon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
export const ShareIcon = () => <Icon path="M12 15V4M8 8l4-4 4 4M5 13v6h14v-6" />
