/** A bucket of a store that speaks the S3 protocol. */
export interface BucketSettings {
  bucket: string;
  /** Begins every key: "", or a folder with a slash at its end. */
  prefix: string;
  region: string;
  /** Undefined: the store of Amazon in that region. */
  endpoint: string | undefined;
  /** Undefined: what the machine has, such as the role of its instance. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
  /** Whether browsers can reach the store, and load pictures from it by signed addresses. */
  isPublic: boolean;
}

/** What counts where the address says nothing: variables of the portal, then the usual ones of programs that use such a store. */
export interface BucketVariables {
  S3_ENDPOINT?: string | undefined;
  S3_REGION?: string | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
  AWS_REGION?: string | undefined;
}

export const BUCKET_EXAMPLE =
  's3://key:secret@bucket/folder?region=eu-central-1&endpoint=https://store.example';

/** The settings of Amazon's own region when no other is named. Most other stores ignore the region. */
const USUAL_REGION = 'us-east-1';
const PARAMETERS = new Set(['region', 'endpoint', 'public']);

/** Reads STORAGE_URL; undefined if it is no address of a bucket. */
export function readStorageUrl(text: string, variables: BucketVariables = {}): BucketSettings | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, searchParams, username, password } = new URL(text);
  const endpoint = searchParams.get('endpoint') ?? variables.S3_ENDPOINT;
  const shares = searchParams.get('public') ?? '0';
  const isFine =
    protocol === 's3:' &&
    /^[a-z0-9][a-z0-9.-]+$/.test(hostname) &&
    /^(\/[a-z0-9][a-z0-9._-]*)*\/?$/.test(pathname) &&
    (username === '') === (password === '') &&
    (endpoint === undefined || (/^https?:/.test(endpoint) && URL.canParse(endpoint))) &&
    (shares === '0' || shares === '1') &&
    [...searchParams.keys()].every((name) => PARAMETERS.has(name));
  if (!isFine) return undefined;
  const folder = pathname.replaceAll(/^\/|\/$/g, '');
  return {
    bucket: hostname,
    prefix: folder && `${folder}/`,
    region: searchParams.get('region') ?? variables.S3_REGION ?? variables.AWS_REGION ?? USUAL_REGION,
    endpoint,
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : credentialsOf(variables),
    isPublic: shares === '1',
  };
}

function credentialsOf(variables: BucketVariables): BucketSettings['credentials'] {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = variables;
  if (!accessKeyId || !secretAccessKey) return undefined;
  return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
}
