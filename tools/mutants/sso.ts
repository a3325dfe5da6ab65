import type { Mutant } from './mutant.ts'

const enter = 'server/src/modules/sso/enter.service.ts'
const enterTest = 'server/src/modules/sso/enter.routes.test.ts'
const jump = 'server/src/modules/sso/jump.service.ts'
const jumpTest = 'server/src/modules/sso/jump.routes.test.ts'

export const sso: readonly Mutant[] = [
  {
    guards: 'I-33',
    without: 'the refusal of codes for malls to accounts on trial',
    edits: [{ file: jump, from: "  if (actor.isTrial) refuse('sso.trial')\n", to: '' }],
    test: { file: jumpTest, name: 'a mall is told who comes' },
  },
  {
    guards: 'I-33',
    without: 'the note that a signed link has come',
    edits: [
      {
        file: enter,
        from: "if (!(await putNewToken(tx, actor.tenantId, ticket, seconds))) refuse('sso.used')",
        to: 'await putNewToken(tx, actor.tenantId, ticket, seconds)',
      },
    ],
    test: { file: enterTest, name: 'a signed link opens a session, once' },
  },
  {
    guards: 'I-33',
    without: 'the secret of the tab that began a sign-on',
    edits: [{ file: enter, from: ' || !isSecret(coming.secret, begun.secretSha)', to: '' }],
    test: { file: enterTest, name: 'only the browser that began can finish' },
  },
  {
    guards: 'I-33',
    without: 'the signature of an ID token',
    edits: [
      {
        file: 'server/src/modules/sso/oidc.adapter.ts',
        from: '? [client.allowInsecureRequests, client.enableNonRepudiationChecks]',
        to: '? [client.allowInsecureRequests]',
      },
    ],
    test: { file: 'server/src/modules/sso/oidc.adapter.test.ts', name: 'signed by somebody else' },
  },
  {
    guards: 'I-33',
    without: 'the signature of a SAML assertion',
    edits: [
      {
        file: 'server/src/modules/sso/saml.adapter.ts',
        from: 'wantAssertionsSigned: true',
        to: 'wantAssertionsSigned: false',
      },
    ],
    test: {
      file: 'server/src/modules/sso/saml.adapter.test.ts',
      name: 'of which only the envelope is signed',
    },
  },
  {
    guards: 'I-33',
    without: 'the host that a code was made for',
    edits: [{ file: jump, from: 'jump.host === actor.host ?', to: 'jump.host !== undefined ?' }],
    test: { file: jumpTest, name: 'a code for one application is nothing to another' },
  },
]
