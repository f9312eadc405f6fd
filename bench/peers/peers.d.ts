/** Types of the parts of each peer that the benchmarks call. Type checking then works without installing the peers. */
declare module 'isotope-layout' {
  export default class Isotope {
    constructor(grid: Element, options: object)
    arrange(options: { filter: string }): void
    layout(): void
  }
}
declare module 'isotope-packery' {}
declare module 'packery' {
  export default class Packery {
    constructor(grid: Element, options: object)
    readonly items: readonly { element: HTMLElement; isIgnored?: boolean }[]
    layout(): void
  }
}
declare module 'packery/js/packer' {
  export default class Packer {
    constructor(width: number, height: number)
    pack(rect: { x: number; y: number; width: number; height: number }): void
  }
}
declare module 'packery/js/rect' {
  export default class Rect {
    constructor(box: { width: number; height: number })
    x: number
    y: number
    width: number
    height: number
  }
}
declare module 'masonry-layout' {
  export default class Masonry {
    constructor(grid: Element, options: object)
    readonly items: readonly { element: HTMLElement; isIgnored?: boolean }[]
    layout(): void
  }
}
declare module 'mixitup' {
  export default function mixitup(
    grid: Element,
    options: object,
  ): { filter(selector: string): Promise<unknown> }
}
declare module 'muuri' {
  export default class Muuri {
    constructor(grid: Element, options: object)
    filter(keep: (item: { getElement(): HTMLElement | undefined }) => boolean): void
  }
}
declare module 'shufflejs' {
  export default class Shuffle {
    constructor(grid: Element, options: object)
    filter(keep: (element: HTMLElement) => boolean): void
  }
}
declare module 'photoswipe' {
  export default class PhotoSwipe {}
}
declare module 'photoswipe/lightbox' {
  export default class PhotoSwipeLightbox {
    constructor(options: object)
    loadAndOpen(index: number, source: { gallery: Element }): boolean
  }
}
declare module 'yet-another-react-lightbox' {
  import type { ComponentType } from 'react'
  const Lightbox: ComponentType<{
    open: boolean
    index: number
    close: () => void
    plugins: readonly unknown[]
    slides: readonly object[]
  }>
  export default Lightbox
}
declare module 'yet-another-react-lightbox/plugins/zoom' {
  const Zoom: unknown
  export default Zoom
}
declare module 'glightbox' {
  export default function GLightbox(options: object): { openAt(index: number): void }
}
