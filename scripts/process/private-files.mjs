// @ts-check

/**
 * Lets nobody but the user of this process read the files that it and its child processes create from now on, whatever
 * the mode of their folder: files get the mode 0600, folders 0700.
 */
export const createPrivateFiles = () => void process.umask(0o077)
