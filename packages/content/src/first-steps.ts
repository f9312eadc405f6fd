/** The steps from an empty site to a published gallery, as the admin and the empty front page name them. */
export const FIRST_STEPS = ['Name the site', 'Add images', 'Make a gallery', 'Publish'] as const
