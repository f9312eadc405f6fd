import { CodeField } from './CodeField'
import type { Enrolment } from './enrolment'
import { RecoveryCodes } from './RecoveryCodes'

/** The three steps that set up a second factor, as fields of a form. */
export function EnrolmentSteps({
  enrolment: { secret, qrCode, recoveryCodes, enrolment },
}: {
  readonly enrolment: Enrolment
}) {
  return (
    <ol className="tessera-people__steps">
      <li>
        <p>Scan this with an authenticator app on your phone, or type in the key below it.</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt="QR code of the key below"
          width={200}
          height={200}
        />
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </li>
      <li>
        <p>
          Keep these recovery codes somewhere else. Each signs you in once when you do not have your
          phone; they are not shown again.
        </p>
        <RecoveryCodes codes={recoveryCodes} />
      </li>
      <li>
        <p>Enter the code that the app shows.</p>
        <CodeField />
        <input type="hidden" name="enrolment" value={enrolment} />
      </li>
    </ol>
  )
}
