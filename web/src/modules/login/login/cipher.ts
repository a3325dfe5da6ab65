const C1C3C2 = 1

/**
 * Encrypts a password with the one-time key of its login: RSA-OAEP-256 if the key's name contains rsa, otherwise SM2.
 */
export async function encrypt(password: string, publicKey: string, key: string): Promise<string> {
  if (key.includes('rsa')) return encryptRsa(password, publicKey)
  const { sm2 } = await import('sm-crypto-v2')
  return sm2.doEncrypt(password, publicKey, C1C3C2)
}

/** The key is SPKI in base64, with or without PEM lines. */
async function encryptRsa(password: string, publicKey: string): Promise<string> {
  const spki = Uint8Array.from(atob(publicKey.replace(/-----[^-]+-----|\s/g, '')), (byte) => byte.codePointAt(0)!)
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
  const encrypted = await crypto.subtle.encrypt(algorithm, imported, new TextEncoder().encode(password))
  return btoa(String.fromCodePoint(...new Uint8Array(encrypted)))
}
