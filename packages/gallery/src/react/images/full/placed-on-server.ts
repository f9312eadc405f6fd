/** On a server the full gallery is part of the program, so that its markup is complete. */
export { FullGallery as PlacedFullGallery } from './FullGallery'
