import { Button } from '@payloadcms/ui'

interface Props {
  readonly failure: string
  onClose(): void
}

/** Why a dialog cannot show its form. */
export function PlanFailure({ failure, onClose }: Props) {
  return (
    <>
      <p role="alert">{failure}</p>
      <Button buttonStyle="secondary" margin={false} onClick={onClose}>
        Close
      </Button>
    </>
  )
}
