interface Entity {
  readonly admin?: object
}

/** Hides Payload's tab with the JSON of a document, which editors do not need. */
export const hideApiTab = <E extends Entity>(entity: E): E => ({
  ...entity,
  admin: { ...entity.admin, hideAPIURL: true },
})
