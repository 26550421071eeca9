import { type ProblemCode, ProblemError } from "../contract/problem.ts";

/** What the system's codes mean to the person who named the file. */
const words: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "a part of the path is not a folder",
  EISDIR: "it is a directory",
  EEXIST: "it is a file",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left on the device",
  EFBIG: "it is larger than a file may be",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "it is a link that leads to itself",
  EMFILE: "too many files are open",
  Z_DATA_ERROR: "the gzip data are damaged, or something else follows them",
};

/** The words for what the system says of a file; its own message where it has no code. */
export function faultInWords(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  return words[code ?? ""] ?? message;
}

/** The problem of a file that cannot be read. @param code who asked decides: it is input, a dataset or a feed */
export function unreadable(
  path: string,
  cause: unknown,
  code: ProblemCode = "invalid_request",
): ProblemError {
  return new ProblemError(code, { detail: `${path}: ${faultInWords(cause)}`, cause });
}

/** The problem of a file that cannot be written. */
export function unwritable(path: string, cause: unknown): ProblemError {
  const reason =
    (cause as NodeJS.ErrnoException).code === "ENOENT" ? "there is no such folder" : faultInWords(cause);
  return new ProblemError("invalid_request", { detail: `${path} cannot be written: ${reason}`, cause });
}
