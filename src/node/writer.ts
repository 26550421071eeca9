import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Names of processes in the names of files that they are writing, so that others can tell whether such a file is being
 * written or was left by a process that was killed. A process is named by its machine and its number.
 */
const machine = createHash("sha256").update(hostname()).update(numberSpace()).digest("hex").slice(0, 8);

/**
 * Where processes are numbered: containers may share a host name and a folder, and each numbers them itself. So may
 * machines, on all of which the numbering outside of containers has one name, and those of containers are counted from one
 * start. Containers end with the system; outside of them the machine is the same after it.
 */
function numberSpace(): string {
  const space = told(() => readlinkSync("/proc/self/ns/pid"));
  const machineId = told(() => readFileSync("/etc/machine-id", "utf8").trim());
  const isOutside = space === "pid:[4026531836]";
  const system = isOutside && machineId !== "" ? machineId : told(bootId);
  return `${space} ${system}`;
}

function bootId(): string {
  return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
}

/** Empty where nothing tells, as on other systems than Linux. */
function told(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}

/** This process. */
export const thisWriter = `${machine}-${process.pid}`;

/** A part of a regular expression: the name of a process. */
export const writerPattern = "[0-9a-f]{8}-[0-9]+";

/** Whether another process is running; `unknown` of one of another machine or container. */
export function stateOf(writer: string): "running" | "gone" | "unknown" {
  if (!writer.startsWith(`${machine}-`)) return "unknown";
  try {
    process.kill(numberOf(writer), 0);
    return "running";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH" ? "gone" : "running";
  }
}

/** The number of a process. */
export function numberOf(writer: string): number {
  return Number(writer.slice(machine.length + 1));
}
