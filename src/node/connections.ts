import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";

/** How many connections there may be. */
export interface ConnectionLimits {
  readonly connections: number;
  /** From one address. */
  readonly peerConnections: number;
}

/** How long a refused connection may take to read the refusal. */
const refusedMs = 5_000;

/**
 * Counts connections. One that is beyond a limit is let in to be told so, and closed then; beyond twice the limit it is
 * closed at once, because there is no end to what could be told.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #byPeer = new Map<string, number>();
  readonly #refused = new WeakSet<Socket>();
  #all = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** Takes a new connection in, until it closes. */
  add(socket: Socket): void {
    const peer = peerOf(socket.remoteAddress ?? "");
    const ofPeer = this.#byPeer.get(peer) ?? 0;
    const { connections, peerConnections } = this.#limits;
    const fill = Math.max((this.#all + 1) / connections, (ofPeer + 1) / peerConnections);
    if (fill > 2) {
      socket.destroy();
      return;
    }
    this.#all++;
    this.#byPeer.set(peer, ofPeer + 1);
    socket.once("close", () => this.#remove(peer));
    if (fill <= 1) return;
    this.#refused.add(socket);
    const timer = setTimeout(() => socket.destroy(), refusedMs);
    socket.once("close", () => clearTimeout(timer));
  }

  /** Whether a connection is one too many. */
  isRefused(socket: Socket): boolean {
    return this.#refused.has(socket);
  }

  #remove(peer: string): void {
    this.#all--;
    const left = this.#byPeer.get(peer)! - 1;
    if (left === 0) this.#byPeer.delete(peer);
    else this.#byPeer.set(peer, left);
  }
}

/** Who is at the other end: an IPv4 address, or of IPv6 the network (/64), in which a host has all addresses. */
function peerOf(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return bare;
  const ip = ipaddr.process(bare);
  return ip instanceof ipaddr.IPv6 ? ip.parts.slice(0, 4).join(":") : ip.toString();
}
