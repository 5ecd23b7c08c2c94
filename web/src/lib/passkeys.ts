/** Passkeys: what the service asks, put to the browser, and the browser's answer as JSON. */
type Json = Record<string, unknown>;

/** Whether this browser can make and use passkeys here; an address of numbers cannot have any. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Makes a passkey; null if the person declined. */
export async function makePasskey(options: Json): Promise<Json | null> {
  const user = options.user as Json;
  const excluded = (options.excludeCredentials ?? []) as Json[];
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excluded.map((key) => ({ ...key, id: bytesOf(key.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await declined(navigator.credentials.create({ publicKey }));
  if (!(made instanceof PublicKeyCredential)) return null;
  const answer = made.response as AuthenticatorAttestationResponse;
  return answerOf(made, {
    clientDataJSON: textOf(answer.clientDataJSON),
    attestationObject: textOf(answer.attestationObject),
  });
}

/** Asks for any passkey of this site, or waits until one is chosen where a field offers it. */
export async function usePasskey(options: Json, waiting?: AbortSignal): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const given = await declined(
    navigator.credentials.get(
      waiting ? { publicKey, signal: waiting, mediation: 'conditional' } : { publicKey },
    ),
  );
  if (!(given instanceof PublicKeyCredential)) return null;
  const answer = given.response as AuthenticatorAssertionResponse;
  return answerOf(given, {
    clientDataJSON: textOf(answer.clientDataJSON),
    authenticatorData: textOf(answer.authenticatorData),
    signature: textOf(answer.signature),
    userHandle: answer.userHandle ? textOf(answer.userHandle) : null,
  });
}

/** Whether passkeys can be offered in a field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

function answerOf(key: PublicKeyCredential, response: Json): Json {
  return { id: key.id, rawId: textOf(key.rawId), type: key.type, response };
}

/** The browser throws when somebody closes its question, or nobody answers. */
async function declined<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function bytesOf(text: unknown): ArrayBuffer {
  const plain = String(text).replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(plain), (char) => char.charCodeAt(0)).buffer;
}

function textOf(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
