/** The part of each peer that the bench calls: the types are checked without the peers being installed. */
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
