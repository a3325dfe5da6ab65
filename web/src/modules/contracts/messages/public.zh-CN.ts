import { verifyContract } from './zh-CN/verifyContract.ts'

export const messages = { verifyContract }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    'contracts.public': typeof messages
  }
}
