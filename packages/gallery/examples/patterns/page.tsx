import { patterns } from '@tessera/gallery'
import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

show(
  Object.values(patterns).map((pattern) => (
    <Live
      key={pattern.id}
      gallery={{
        ...plain,
        id: `pattern-${pattern.id}`,
        title: `${pattern.id}: ${pattern.label}`,
        pattern,
      }}
      tiles={images.slice(0, pattern.breakpoints.wide.spans.length)}
    />
  )),
)
