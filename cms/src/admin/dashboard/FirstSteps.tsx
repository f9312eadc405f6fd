import { Link } from '@payloadcms/ui'
import type { FirstStep } from './server/first-steps'

interface FirstStepsProps {
  readonly steps: readonly FirstStep[]
  /** URL of a path of the admin. */
  toUrl(path: `/${string}`): string
}

/** The steps from an empty site to a published gallery. They tick themselves off. */
export function FirstSteps({ steps, toUrl }: FirstStepsProps) {
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section className="tessera-dashboard__section tessera-first-steps">
      <h2>First steps</h2>
      <ol>
        {steps.map((step) => (
          <li
            key={step.title}
            data-done={step.isDone || undefined}
            aria-current={step === next ? 'step' : undefined}
          >
            <Link href={toUrl(step.path)}>{step.title}</Link>
            {step.isDone && <span className="tessera-first-steps__done"> (done)</span>}
            <p>
              {step.text}
              {step.alternative && (
                <>
                  {' '}
                  {step.alternative.text}{' '}
                  <Link href={toUrl(step.alternative.path)}>{step.alternative.label}</Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
