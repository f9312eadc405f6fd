// @ts-check

/**
 * The settings of a media store.
 * @typedef {Pick<import('../settings/settings.mjs').Settings<'cms'>, 'dataDir' | 'mediaUrl' | 'mediaPublicUrl' | 'awsEndpoint' | 'awsRegion' | 'awsAccessKeyId' | 'awsSecretAccessKey' | 'awsSessionToken'>} MediaSettings
 */

export {}
