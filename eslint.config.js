import js from '@eslint/js'
import globals from 'globals'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const CMS = ['payload', 'payload/*', '@payloadcms/*', 'next', 'next/*', '@tessera/cms', '**/cms/**']
const SITE = ['hono', 'hono/*', '@hono/*', '@tessera/site', '**/site/**']

/**
 * Imports point one way: site → gallery/react → gallery/core, site → content ← cms, content → gallery/core.
 * @param {string[]} group
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
const forbid = (group, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
})

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.next/',
      '**/next-env.d.ts',
      'data/',
      '**/.build/',
      '**/*.d.ts',
      'cms/src/migrations/',
      'cms/src/app/(payload)/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.tsx', '**/use*.ts', 'cms/src/admin/**/[A-Z]*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['packages/gallery/src/core/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(
      [
        ...CMS,
        ...SITE,
        'react',
        'react-dom',
        'react/*',
        'react-dom/*',
        'node:*',
        '@tessera/content',
        '../react/*',
        '**/react/**',
      ],
      'gallery/core is pure TypeScript: no React, no DOM, no server.',
    ),
  },
  {
    files: ['packages/gallery/src/dom/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(
      [...CMS, ...SITE, 'react', 'react-dom', 'react-dom/*', '**/core/**', '**/react/**'],
      'gallery/dom is plain DOM code: no React, no gallery.',
    ),
  },
  {
    files: ['packages/gallery/src/react/**'],
    ignores: ['**/*.test.*'],
    rules: forbid(
      [...CMS, ...SITE, 'node:*', '@tessera/content'],
      'The gallery knows no CMS, no server, no network.',
    ),
  },
  {
    files: ['packages/gallery/src/react/location/NextLocation.tsx'],
    rules: forbid(
      [...CMS.filter((name) => !name.startsWith('next')), ...SITE, 'node:*', '@tessera/content'],
      'A location adapter knows only the router it adapts to.',
    ),
  },
  {
    files: ['packages/content/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: [...CMS, ...SITE], message: 'content imports neither cms nor site.' },
            {
              regex: '^@tessera/gallery(?!/core$)',
              message: 'content imports only the enumerations of gallery/core.',
            },
          ],
        },
      ],
    },
  },
  { files: ['site/**'], rules: forbid(CMS, 'The public program holds no CMS code.') },
  { files: ['cms/**'], rules: forbid([...SITE], 'cms never imports the site.') },
)
