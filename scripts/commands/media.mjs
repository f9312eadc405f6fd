// @ts-check
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/command-error.mjs'
import { ROOT } from '../cli/project-root.mjs'
import { runCli } from '../cli/run-cli.mjs'
import { copyToBucket, copyToDisk } from '../media/copy-media.mjs'
import { openBucket } from '../media-store/bucket/bucket.mjs'
import { createPrivateFiles } from '../process/private-files.mjs'
import { describeSettings } from '../settings/describe-settings.mjs'
import { readSettings, SETTINGS } from '../settings/settings.mjs'

const HELP = `npm run media -- --to s3://bucket/prefix   copies the files of images and videos into a bucket
npm run media -- --to disk                 copies them from the bucket of MEDIA_URL into DATA_DIR

Copies what the target lacks and removes nothing, also while Tessera runs. Can be interrupted and repeated.

Settings (environment variables):
${describeSettings([
  ...[SETTINGS.dataDir, SETTINGS.mediaUrl, SETTINGS.awsEndpoint, SETTINGS.awsRegion],
  ...[SETTINGS.awsAccessKeyId, SETTINGS.awsSecretAccessKey, SETTINGS.awsSessionToken],
])}
`

await runCli(HELP, async () => {
  createPrivateFiles()
  const { values } = parseArgs({ options: { to: { type: 'string', default: '' } } })
  const isToDisk = values.to === 'disk'
  const env = isToDisk ? process.env : { ...process.env, MEDIA_URL: values.to }
  const settings = readSettings('cms', { env, root: ROOT })
  const bucket = openBucket(settings)
  if (!bucket)
    throw new CommandError(
      isToDisk
        ? 'MEDIA_URL must name the bucket to copy from.'
        : 'Say where to: "--to s3://bucket/prefix" or "--to disk".',
    )
  const copy = isToDisk ? copyToDisk : copyToBucket
  const { copied, present } = await copy({ bucket, dataDir: settings.dataDir, log: console.log })
  console.log(`${copied} files were copied, ${present} were there already. Nothing was removed.`)
})
