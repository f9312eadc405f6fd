/** The studio's drawer of papers and inks. Every series takes two or three. */
export const paper = {
  natural: '#f3ede0',
  white: '#f8f5ee',
  grey: '#e3e0d8',
  straw: '#ece0c4',
  sky: '#dfe6e6',
}

export const ink = {
  black: '#1d1a1a',
  night: '#1b2a44',
  prussian: '#15406b',
  blue: '#2e66b0',
  teal: '#2c8583',
  pine: '#20594a',
  moss: '#7d8f4a',
  yellow: '#f2bd3c',
  ochre: '#d9973a',
  red: '#dd4a2f',
  coral: '#f0826b',
  rose: '#e9a49a',
  brown: '#6d4330',
  mist: '#b9cbd0',
}
