import PhotoSwipe from 'photoswipe'
import PhotoSwipeLightbox from 'photoswipe/lightbox'

const gallery = document.querySelector('#grid') ?? document.body
const lightbox = new PhotoSwipeLightbox({ gallery, children: 'a', pswpModule: PhotoSwipe })

export const openAt = (image: number): void => void lightbox.loadAndOpen(image, { gallery })
