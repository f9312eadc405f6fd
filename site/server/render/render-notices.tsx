import type { ReactElement } from 'react'
import type { Meta } from '../../components/layout/head/meta'
import type { PageShellProps } from '../../components/layout/page-shell-props'
import { Notice } from '../../components/pages/Notice'
import { ALL_FONTS, renderDocument } from './render-document'

/** @param sections sections of the front page to link to */
export function renderNotFound(
  shell: PageShellProps,
  sections: readonly { readonly title: string; readonly href: string }[],
): string {
  const { toFrontPage, notFound } = shell.messages.notices
  return renderNotice(
    shell,
    notFound.title,
    <>
      <p>{notFound.text}</p>
      <ul>
        <li>
          <a href={shell.home}>{toFrontPage}</a>
        </li>
        {sections.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>,
  )
}

/**
 * The front page of a site without pages.
 * @param hasAdmin whether /admin is reachable on this host
 */
export function renderFirstPage(shell: PageShellProps, hasAdmin: boolean): string {
  const { firstPage } = shell.messages.notices
  return renderNotice(
    shell,
    firstPage.title,
    <>
      <p>{firstPage.text}</p>
      {hasAdmin && (
        <>
          <p>{firstPage.help}</p>
          <ul>
            <li>
              <a href="/admin">{firstPage.openEditor}</a>
            </li>
          </ul>
        </>
      )}
    </>,
  )
}

export function renderError(shell: PageShellProps, requestId: string): string {
  const { toFrontPage, error } = shell.messages.notices
  return renderNotice(
    shell,
    error.title,
    <>
      <p>{error.text}</p>
      <ul>
        <li>
          <a href={shell.home}>{toFrontPage}</a>
        </li>
      </ul>
      <p className="notice-detail">{error.reference(requestId)}</p>
    </>,
  )
}

/** Shown instead of a draft whose link is not valid, or no longer. */
export function renderPreviewEnded(shell: PageShellProps): string {
  const { toFrontPage, previewEnded } = shell.messages.notices
  return renderNotice(
    shell,
    previewEnded.title,
    <>
      <p>{previewEnded.text(shell.name)}</p>
      <ul>
        <li>
          <a href={shell.home}>{toFrontPage}</a>
        </li>
      </ul>
    </>,
  )
}

/** Shown at /admin while the CMS does not answer. */
export function renderEditorDown(shell: PageShellProps): string {
  const { editorDown } = shell.messages.notices
  return renderNotice(shell, editorDown.title, <p>{editorDown.text}</p>)
}

function renderNotice(shell: PageShellProps, title: string, content: ReactElement): string {
  const meta: Meta = { title, description: null, address: null, image: null, kind: 'website' }
  return renderDocument({
    shell,
    meta,
    fonts: ALL_FONTS,
    styleSheets: ['site', 'notice'],
    children: <Notice title={title}>{content}</Notice>,
  })
}
