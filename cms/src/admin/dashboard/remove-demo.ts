import { z } from 'zod'
import { askCms } from '../requests/ask-cms'

const keptDocument = z.object({ collection: z.string(), id: z.string(), reason: z.string() })
export type KeptDocument = z.infer<typeof keptDocument>

/** Removes the demo content. @param api path of the REST API */
export const removeDemo = (api: string) =>
  askCms({
    url: `${api}/demo`,
    method: 'DELETE',
    schema: z.object({ kept: z.array(keptDocument) }),
    advice: 'What was removed is gone; try again for the rest.',
  })
