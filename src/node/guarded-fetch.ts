import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { anyFlag, checkOptions } from "../contract/options.ts";
import { missing } from "../contract/peers.ts";

/** Which addresses may be connected to, besides public ones. */
export interface AddressPolicy {
  /** This machine: 127.0.0.0/8 and ::1. */
  readonly loopback?: boolean | undefined;
  /** Private, link-local and carrier-grade ranges. */
  readonly private?: boolean | undefined;
}

/** The address is not one that the policy lets through. */
export class AddressRefused extends Error {
  /** Always "AddressRefused". */
  override readonly name = "AddressRefused";
  /** The stable code, as errors of Node have it. */
  readonly code = "ADDRESS_REFUSED";
}

const privateRanges = new Set(["private", "uniqueLocal", "linkLocal", "carrierGradeNat"]);

/** Whether an IP address may be connected to. IPv4 inside IPv6 counts as the IPv4 address. */
export function isAllowedAddress(address: string, policy: AddressPolicy = {}): boolean {
  const bare = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return false;
  const ip = ipaddr.process(bare);
  const range = ip.range();
  if (range === "unicast") return !(ip instanceof ipaddr.IPv6) || isGlobal(ip);
  if (range === "loopback") return policy.loopback ?? false;
  return privateRanges.has(range) && (policy.private ?? false);
}

/**
 * Whether an IPv6 address is of 2000::/3, all that IANA has given out as global unicast. What else is left over holds
 * IPv4 addresses in forms of the past (`::127.0.0.1`), which some systems still connect to.
 */
function isGlobal({ parts }: ipaddr.IPv6): boolean {
  return (parts[0]! & 0xe000) === 0x2000;
}

/**
 * A `fetch` that connects only to addresses that the policy lets through; by default public ones. The check
 * is made on the address that is really connected to: on what a name resolves to for this very connection,
 * and again on the open socket, so neither a changing name nor a numeric host gets around it, nor does a redirect. The
 * first call rejects with a ProblemError `missing_package` without `undici`.
 *
 * @throws ProblemError `invalid_request` for a wrong option
 */
export function guardedFetch(policy: AddressPolicy = {}): typeof fetch {
  checkOptions<AddressPolicy>(policy, { loopback: anyFlag, private: anyFlag });
  // Changing the object later does not open anything.
  const fixed = { ...policy };
  let guarded: Promise<GuardedFetch> | undefined;
  return async (input, init) => {
    const send = await (guarded ??= fetchWith(fixed));
    if (!(input instanceof Request || init?.body instanceof FormData)) return send(String(input), init);
    // undici knows only its own classes of these, and would send "[object FormData]".
    return send(...(await spelledOut(new Request(input, init))));
  };
}

type GuardedFetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A request in plain values, its body in bytes. */
async function spelledOut(request: Request): Promise<[url: string, init: RequestInit]> {
  const { url, method, headers, redirect, signal, body } = request;
  const bytes = body === null ? {} : { body: await request.arrayBuffer() };
  return [url, { method, headers: [...headers], redirect, signal, ...bytes }];
}

async function fetchWith(policy: AddressPolicy): Promise<GuardedFetch> {
  const { Agent, buildConnector, fetch: undiciFetch } = await import("undici").catch(missing("undici"));
  const connect = buildConnector({ lookup: guardedLookup(policy) });
  const dispatcher = new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) && !isAllowedAddress(host, policy)) {
        callback(refusal(host), null);
        return;
      }
      connect(options, (error, socket) => {
        if (!socket) return callback(error!, null);
        if (isAllowedAddress(socket.remoteAddress ?? "", policy)) return callback(null, socket);
        socket.destroy();
        callback(refusal(socket.remoteAddress ?? host), null);
      });
    },
  });
  // The two types of a fetch differ in details that the answers have: undici's say less of their iterators and bodies.
  return ((url: string, init?: object) =>
    undiciFetch(url, { ...init, dispatcher })) as unknown as GuardedFetch;
}

function guardedLookup(policy: AddressPolicy): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "", 4);
      const refused = addresses.find(({ address }) => !isAllowedAddress(address, policy));
      if (refused) return callback(refusal(`${hostname} (${refused.address})`), "", 4);
      if (options.all) return callback(null, addresses);
      callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

function refusal(address: string): AddressRefused {
  return new AddressRefused(`${address} is not an address that may be called`);
}
