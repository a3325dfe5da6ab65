/** What a signature is about, in words, within its signed attributes. */
export const hintOf = (contractNo: string, documentNo: number, party: 'ours' | 'supplier'): string =>
  `baicai-contract;${contractNo};${documentNo};${party}`
